/** Why something about setup may not happen now. */

export const setupDataMissing = {
  en: 'There is nothing to confirm yet. Please fill it in first.',
  es: 'Todavía no hay nada que confirmar. Complételo primero.',
}
