import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compressBest } from '../server/publishing/compression.ts';
import { fileType, isCompressible } from '../server/publishing/file-types.ts';
import type { BuiltFile } from '../server/publishing/open-publishing.ts';
import { buildStamp, writeBuildStamp } from './build-stamp.ts';

/**
 * The last step of the build: compresses the files that don't depend on settings and lists them for
 * the server.
 */
const FOLDER = 'build/client';
const NOT_SERVED = /(^|\/)\.vite|\.(br|gz)$/;

const files: BuiltFile[] = [];
for (const name of listFiles()) files.push(await prepare(name));
writeFileSync('build/server/static-files.json', JSON.stringify(files));
writeBuildStamp(buildStamp());
process.stdout.write(`${files.length} files are ready to be served.\n`);

function listFiles(): string[] {
  return readdirSync(FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(FOLDER, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !NOT_SERVED.test(file))
    .sort();
}

async function prepare(name: string): Promise<BuiltFile> {
  const type = fileType(path.basename(name));
  const body = readFileSync(path.join(FOLDER, name));
  const { br, gzip } = isCompressible(type) ? await compressBest(body) : {};
  if (br && gzip) {
    writeFileSync(path.join(FOLDER, `${name}.br`), br);
    writeFileSync(path.join(FOLDER, `${name}.gz`), gzip);
  }
  return {
    url: `/${name}`,
    type,
    etag: createHash('sha256').update(body).digest('base64url').slice(0, 16),
    isImmutable: name.startsWith('assets/'),
    isCompressed: br !== undefined && gzip !== undefined,
  };
}
