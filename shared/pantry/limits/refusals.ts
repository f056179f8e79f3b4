/** Why something about limits may not happen now. */

export const tooManyLimits = {
  en: 'There are at most {max} limits of a type. Please remove one first.',
  es: 'Hay como máximo {max} límites de un tipo. Quite uno primero.',
}
export const limitTwice = {
  en: 'There is already a limit with this type and time scope. Please change that one.',
  es: 'Ya hay un límite con este tipo y este periodo. Cambie ese.',
}
export const orderLimitsOnly = {
  en: 'Limits of all products count orders.',
  es: 'Los límites de todos los productos cuentan pedidos.',
}
