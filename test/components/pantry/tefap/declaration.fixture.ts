import type { TefapDeclaration } from '../../../../shared/pantry/tefap/api.ts'

export const declaration = (change: Partial<TefapDeclaration> = {}): TefapDeclaration => ({
  Day: '2026-11-30',
  Held: null,
  Notice: { Version: 1, Texts: { en: 'You have rights.', es: 'Usted tiene derechos.' }, At: null },
  KeptUntil: null,
  HoldReason: null,
  IsValid: false,
  IsForHandOver: false,
  IsRenewalDue: false,
  Rules: {
    ...{ state: 'FL', name: 'Florida', notice: 'This is not legal advice.', checked: '2026-11-30' },
    ...{ programs: ['SNAP', 'SSI'], validity: 'year', signature: 'certificate', visitsPerMonth: null },
  },
  Methods: ['typed', 'touch'],
  IncomeTable: { Version: '2026 x 300%', Start: '2026-01-13', Lines: [47_880, 64_920, 81_960], More: 17_040 },
  TextVersion: 'FL-1',
  Wording: { en: 'I ask for food for my household.', es: 'Pido comida para mi hogar.' },
  Name: 'Rosa Medina',
  Ages: { Minors: 1, Adults: 1, Seniors: 0 },
  HouseholdSize: 2,
  Language: 'es',
  Certificates: [],
  ...change,
})
