import { number } from './calculator.ts';

/** What an hour of work costs: fields of two calculators. */
export const labourCost = {
  wage: number({
    label: 'Hourly wage of the people who do it',
    short: 'hourly wage',
    help: 'Before deductions.',
    findOut: 'Look at the last pay run.',
    value: 30,
    min: 15,
    max: 300,
    unit: 'CAD an hour',
  }),
  employerFactor: number({
    label: 'What an hour costs you in total',
    short: 'what an hour costs you in total',
    help: 'CPP, EI, vacation, insurance: at 1.25, each dollar of wage costs you $1.25.',
    findOut:
      'Divide last year’s total employment cost by last year’s wages; your bookkeeper has both.',
    value: 1.25,
    min: 1,
    max: 1.6,
    unit: 'times the wage',
    source: 'tnaado.ca, employee cost calculator: 1.2 to 1.4 times the base salary in Canada',
    evidence: 'read',
  }),
};
