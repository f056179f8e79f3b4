/** Why something about time may not happen now. */

export const exportTooLong = {
  en: 'An export covers at most {days} days.',
  es: 'Una exportación abarca como máximo {days} días.',
}
export const exportNeedsDates = {
  en: 'Please choose the first and the last day of the export.',
  es: 'Elija el primer y el último día de la exportación.',
}
export const rangeTurnedAround = {
  en: 'The start date is after the end date.',
  es: 'La fecha de inicio es posterior a la fecha final.',
}
