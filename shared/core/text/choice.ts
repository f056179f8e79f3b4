import { texts } from './text.ts'

/** What a screen reader hears of the buttons in a list to choose from. */
export const choiceTexts = texts(
  { open: 'Open', close: 'Close', clear: 'Clear' },
  { open: 'Abrir', close: 'Cerrar', clear: 'Borrar' },
)
