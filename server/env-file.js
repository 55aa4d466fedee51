/**
 * Reads `.env` in the current folder if there is one, for `npm start` and the owner's commands:
 * `node --import ./server/env-file.js …`. A variable that is already set keeps its value.
 */
import { existsSync } from 'node:fs';
import process from 'node:process';

if (existsSync('.env')) process.loadEnvFile('.env');
