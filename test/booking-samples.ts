// The test clock stands at Monday, November 2, 2026, 10:00 in Toronto.
export const request = {
  name: 'Ana Roy',
  email: 'ana@example.com',
  phone: '289-555-0101',
  company: 'Roy Ltd',
  appointmentDate: '2026-11-24',
  appointmentTime: '9:00 AM',
  source: 'assessment_booking',
  timestamp: '2026-11-02T15:00:00.000Z',
};
