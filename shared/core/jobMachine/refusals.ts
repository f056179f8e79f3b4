/** Why something about jobMachine may not happen now. */

export const exportTooLarge = {
  en: 'An export holds at most {rows} lines. Please choose a shorter period.',
  es: 'Una exportación contiene como máximo {rows} líneas. Elija un periodo más corto.',
}
