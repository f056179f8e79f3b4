import type { DeclineAnswer } from '../../../shared/rescue/donations/declineReason.ts'

/** Comments of the demonstration's agencies when they decline; some say nothing. */
const said: readonly DeclineAnswer[] = [
  { Reason: 'tooMuch', Note: 'Our walk-in is full until Tuesday.' },
  { Reason: 'noDriver' },
  {},
  { Reason: 'closed', Note: 'Inventory day: nobody is at the door.' },
  { Reason: 'wrongKind' },
  { Reason: 'tooMuch' },
  { Reason: 'noDriver', Note: 'The van is at the garage.' },
]

export const saidReason = (number: number): DeclineAnswer => said[number % said.length] ?? {}
