/** Why something about grid may not happen now. */

export const filterNameTaken = {
  en: 'There is already a saved filter of this name.',
  es: 'Ya hay un filtro guardado con este nombre.',
}
export const filterDefaults = {
  en: 'Only one saved filter of a list can be its default.',
  es: 'Solo un filtro guardado de una lista puede ser el predeterminado.',
}
