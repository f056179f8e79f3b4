/** Why something about reports may not happen now. */

export const reportRangeInvalid = {
  en: 'invalid date range',
  es: 'rango de fechas no válido',
}
