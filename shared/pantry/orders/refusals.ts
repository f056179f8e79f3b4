/** Why something about orders may not happen now. */

/** Section 5, letter by letter. */
export const globalItemLimit = {
  en: 'There is a global limit of {n} items total per order.',
  es: 'Hay un límite global de {n} artículos en total por pedido.',
}
export const globalOrderLimit = {
  en: 'There is a limit of {n} order(s){every}.',
  es: 'Hay un límite de {n} pedido(s){every}.',
}
export const orderBeingPacked = {
  en: 'This order is being packed, so its products can no longer be changed. Please call the pantry.',
  es: 'Este pedido se está empacando, así que sus productos ya no se pueden cambiar. Llame a la despensa.',
}
export const orderDayReached = {
  en: 'This order can be changed until the day before it is picked up or delivered.',
  es: 'Este pedido se puede cambiar hasta un día antes de su recogida o entrega.',
}
export const orderNotesFull = {
  en: 'An order takes {max} notes.',
  es: 'Un pedido admite {max} notas.',
}
export const ordersOfOthers = {
  en: 'Orders of other pantries are selected ({count}). Only the owner of a pantry can change its orders.',
  es: 'Hay pedidos de otras despensas en la selección ({count}). Solo el dueño de una despensa puede cambiar sus pedidos.',
}
export const ordersChangedInPart = {
  en: '{changed} of {count} orders were changed. Not changed: {codes}. Please try again for these.',
  es: 'Se cambiaron {changed} de {count} pedidos. Sin cambiar: {codes}. Inténtelo otra vez con estos.',
}
export const orderGone = {
  en: 'There is no such order.',
  es: 'No existe ese pedido.',
}
export const customerMayOnlyCancel = {
  en: 'You can cancel an order. The pantry sets every other status.',
  es: 'Usted puede cancelar un pedido. La despensa pone los demás estados.',
}
export const volunteerMayOnlyPack = {
  en: 'You can mark an order packed or not packed. Staff of the pantry set every other status.',
  es: 'Usted puede marcar un pedido como empacado o no empacado. El personal de la despensa pone los demás estados.',
}
export const orderLineUnknown = {
  en: 'This product is not in the order any more.',
  es: 'Este producto ya no está en el pedido.',
}
export const orderLineOvertaken = {
  en: '{name} was changed by somebody else meanwhile, and stays as they left it.',
  es: 'Otra persona cambió {name} mientras tanto, y queda como esa persona lo dejó.',
}
export const orderPackedTooMany = {
  en: 'At most {count} of this product were ordered.',
  es: 'De este producto se pidieron como máximo {count}.',
}
export const orderAlreadyPacked = {
  en: 'This order is packed already.',
  es: 'Este pedido ya está empacado.',
}
export const orderHandedOver = {
  en: 'This order has already been handed over.',
  es: 'Este pedido ya se entregó.',
}
export const handOverNotPacked = {
  en: 'This order is not packed yet.',
  es: 'Este pedido todavía no está empacado.',
}
export const handOverOtherDay = {
  en: 'This order is for another day.',
  es: 'Este pedido es para otro día.',
}
export const handOverOtherPlace = {
  en: 'This order is picked up at another place.',
  es: 'Este pedido se recoge en otro lugar.',
}
export const handOverOnHold = {
  en: 'Food of this order is on hold: please take it out of the bag. It is written down as not handed over.',
  es: 'Hay alimentos de este pedido retenidos: sáquelos de la bolsa. Quedan anotados como no entregados.',
}
export const orderNotHandedOver = {
  en: 'This order has not been handed over.',
  es: 'Este pedido no se ha entregado.',
}
export const handOverUndoLate = {
  en: 'A hand-over can be taken back within {seconds} seconds. This one is older.',
  es: 'Una entrega se puede deshacer durante {seconds} segundos. Esta es anterior.',
}
export const orderFinal = {
  en: 'This order has a final status, which can no longer be changed.',
  es: 'Este pedido tiene un estado final, que ya no se puede cambiar.',
}
export const orderLineNotWaiting = {
  en: 'Nothing of this item waits for a decision.',
  es: 'Nada de este artículo espera una decisión.',
}
export const orderHasHeld = {
  en: 'On hold and to be taken out first: {names}.',
  es: 'Retenido; hay que sacarlo antes: {names}.',
}
