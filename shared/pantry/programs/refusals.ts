/** Why something about programs may not happen now. */

export const programHasWindows = {
  en: 'Delivery windows use this program ({count}), so it cannot be removed.',
  es: 'Hay horarios de entrega de este programa ({count}), así que no se puede quitar.',
}
export const programHasCustomers = {
  en: 'Customers are in this program ({count}), so it cannot be removed.',
  es: 'Hay clientes en este programa ({count}), así que no se puede quitar.',
}
export const programNameTaken = {
  en: 'There is already a delivery program of the name {name}.',
  es: 'Ya hay un programa de entrega con el nombre {name}.',
}
export const tooManyPrograms = {
  en: 'There can be at most {max} delivery programs. Please remove one first.',
  es: 'Puede haber como máximo {max} programas de entrega. Quite uno primero.',
}
