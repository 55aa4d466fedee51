import { offerFigures } from '#app/facts/offer.ts';
import type { ToolDefinition } from '../model/tool-definition.ts';
import type { RoiInput } from './roi-input.ts';

/**
 * One typical task of each business, in the fields of the form; the rest starts as usual. The price
 * and the running cost are those that the cost calculator gives for the same business.
 */
export const roiExamples: ToolDefinition<RoiInput>['examples'] = {
  // From the service call to the invoice: job sheets are typed twice.
  hvac: {
    hoursPerWeek: '20',
    wage: '28',
    itemsPerMonth: '180',
    errorRatePercent: '3',
    errorCost: '60',
    price: '5172',
    running: '140',
  },
  // Reminders and recalls by telephone.
  dental: {
    basis: 'items',
    itemsPerMonth: '600',
    minutesPerItem: '5',
    wage: '27',
    automatablePercent: '70',
    errorRatePercent: '0',
    price: '19958',
    running: '355',
  },
  // "Where is my order?"
  onlineStore: {
    basis: 'items',
    itemsPerMonth: '1200',
    minutesPerItem: '6',
    wage: '24',
    automatablePercent: '65',
    errorRatePercent: '1',
    errorCost: '18',
    get price() {
      return String(offerFigures.price);
    },
    running: '140',
  },
  // Intake of new clients: few, and most of them exceptions.
  lawOffice: {
    hoursPerWeek: '5',
    wage: '38',
    itemsPerMonth: '30',
    automatablePercent: '35',
    errorRatePercent: '0',
    price: '23322',
    running: '415',
  },
};
