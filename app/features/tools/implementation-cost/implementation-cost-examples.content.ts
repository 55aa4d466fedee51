import type { ToolDefinition } from '../model/tool-definition.ts';
import type { CostInput } from './cost-figures.ts';

/** A typical first project of each business, in the fields of the form. */
export const costExamples: ToolDefinition<CostInput>['examples'] = {
  hvac: {
    'piece-leadCapture': '1',
    'piece-workflow': '1',
    'systems-native': '2',
    data: 'some',
    team: 'upTo20',
    privacy: 'personal',
  },
  dental: {
    'piece-leadCapture': '0',
    'piece-emailSequence': '1',
    'systems-native': '1',
    'systems-noApi': '1',
    data: 'some',
    team: 'upTo20',
    privacy: 'sensitive',
    requests: '0',
  },
  onlineStore: {
    'piece-leadCapture': '0',
    'piece-workflow': '1',
    'piece-emailSequence': '1',
    'systems-native': '3',
    data: 'clean',
    team: 'upTo5',
    privacy: 'personal',
  },
  lawOffice: {
    'piece-leadCapture': '0',
    'piece-documents': '1',
    'systems-native': '1',
    'systems-api': '1',
    data: 'some',
    team: 'upTo20',
    privacy: 'sensitive',
  },
};
