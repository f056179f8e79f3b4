/** Why something about locations may not happen now. */

export const locationHasOrdersInProgress = {
  en: 'Orders of this location are in progress ({count}), so it cannot be deleted.',
  es: 'Hay pedidos de este lugar en curso ({count}), así que no se puede eliminar.',
}
export const locationHasFutureOrders = {
  en: 'There are orders for coming days at this location ({count}), so it cannot be deleted.',
  es: 'Hay pedidos para los próximos días en este lugar ({count}), así que no se puede eliminar.',
}
export const notYourAgency = {
  en: 'This agency is not one of yours.',
  es: 'Esta agencia no es una de las suyas.',
}
export const customerHasNoAccess = {
  en: 'This customer has no access to the location any more.',
  es: 'Esta persona ya no tiene acceso al lugar.',
}
