/** Head data of the quiz, the former name of the assessment. */
export const quizHead = {
  title: 'AI Readiness Quiz: Where to Start with AI',
  description:
    'A four-minute quiz for small businesses: a score out of 100, the reason for it and the three things to do before you spend money on AI.',
  keywords: ['AI readiness quiz', 'AI quiz for small business', 'ready for AI'],
} as const;
