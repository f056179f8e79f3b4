import type { DeliveryProgram } from '../../../../shared/pantry/programs/deliveryProgram.ts'

/** Choice of a program: nothing yet, a program, or nothing any more because the chosen program disappeared. */
export type ChosenProgram = number | 'first' | 'none'

/** The program that is shown: at first the first of the list; none when the chosen one is no longer in it. */
export function selectedProgram(programs: readonly DeliveryProgram[], chosen: ChosenProgram) {
  if (chosen === 'none') return undefined
  return chosen === 'first' ? programs[0] : programs.find(({ ID }) => ID === chosen)
}
