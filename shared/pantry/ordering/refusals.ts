/** Why something about ordering may not happen now. */

export const orderIsEmpty = {
  en: 'Please choose at least one product.',
  es: 'Elija al menos un producto.',
}
export const orderTooManyProducts = {
  en: 'One order can have at most {max} different products.',
  es: 'Un pedido puede tener como máximo {max} productos distintos.',
}
export const orderEditTooManyProducts = {
  en: 'One change of an order can add and remove at most {max} different products. Please change it in two steps.',
  es: 'Un cambio de un pedido puede agregar y quitar como máximo {max} productos distintos. Cámbielo en dos pasos.',
}
export const orderTimeGone = {
  en: 'This time is no longer offered. Please choose another one.',
  es: 'Este horario ya no se ofrece. Elija otro.',
}
export const orderTimeNotOpen = {
  en: 'Orders for this time are not open yet.',
  es: 'Todavía no se aceptan pedidos para este horario.',
}
export const orderTimeClosed = {
  en: 'Orders for this time are closed. Please choose another time.',
  es: 'Ya no se aceptan pedidos para este horario. Elija otro.',
}
export const orderTimeFull = {
  en: 'This time is full. Please choose another one.',
  es: 'Este horario está lleno. Elija otro.',
}
export const orderPlaceInactive = {
  en: 'This location takes no orders now. Please choose another one.',
  es: 'Este lugar no acepta pedidos ahora. Elija otro.',
}
export const orderPlaceRestricted = {
  en: 'This location is open to invited neighbors only. Please choose another one.',
  es: 'Este lugar es solo para vecinos invitados. Elija otro.',
}
export const orderPlaceOfOthers = {
  en: 'Another pantry serves this place. Please order at your own.',
  es: 'Otra despensa atiende este lugar. Haga el pedido en la suya.',
}
export const orderingBlocked = {
  en: 'This account cannot place or change orders now. Please ask your food bank.',
  es: 'Esta cuenta no puede hacer ni cambiar pedidos ahora. Pregunte a su banco de alimentos.',
}
export const orderingBlockedHere = {
  en: 'This account cannot place or change orders at this pantry now. Please ask the pantry.',
  es: 'Esta cuenta no puede hacer ni cambiar pedidos en esta despensa ahora. Pregunte en la despensa.',
}
export const deliveryNotOffered = {
  en: 'This delivery time is not offered to this account. Please choose another one.',
  es: 'Este horario de entrega no se ofrece a esta cuenta. Elija otro.',
}
export const deliveryAddressMissing = {
  en: 'Please choose the address for the delivery.',
  es: 'Elija la dirección de entrega.',
}
export const productsNotOffered = {
  en: 'No longer available here: {names}.',
  es: 'Ya no está disponible aquí: {names}.',
}
/** Of products that are removed, or that the caller has never seen: their names are not told. */
export const unknownProductsNotOffered = {
  en: 'Some of what was chosen is no longer available here.',
  es: 'Algo de lo elegido ya no está disponible aquí.',
}
export const productsShort = {
  en: 'There is not enough left of: {names}.',
  es: 'No queda suficiente de: {names}.',
}
export const productsNeedTefap = {
  en: 'Only TEFAP eligible neighbors can order here: {names}.',
  es: 'Solo los vecinos elegibles para TEFAP pueden pedir aquí: {names}.',
}
/** The sentences about tags and products follow it. */
export const orderAboveLimits = {
  en: 'This order is above a limit.',
  es: 'Este pedido supera un límite.',
}
export const noOrderDay = {
  en: 'The limits of this pantry allow no order within a year.',
  es: 'Los límites de esta despensa no permiten otro pedido dentro de un año.',
}
export const orderStaysAtPantry = {
  en: 'This time belongs to another pantry. Please cancel this order and place a new one there.',
  es: 'Este horario es de otra despensa. Cancele este pedido y haga uno nuevo allí.',
}
export const orderingBusy = {
  en: 'Very many people are ordering now. Nothing was ordered; please try again in a moment.',
  es: 'Muchas personas están haciendo pedidos ahora. No se pidió nada; inténtelo otra vez en un momento.',
}
export const orderNotDecided = {
  en: 'Something went wrong with this order. Nothing was ordered; please try again.',
  es: 'Hubo un problema con este pedido. No se pidió nada; inténtelo otra vez.',
}
export const volunteerAboveLimit = {
  en: '{limit} Staff of the pantry can serve them all the same.',
  es: '{limit} El personal de la despensa puede atenderla de todos modos.',
}
export const substituteInOrder = {
  en: 'This product is in the order already.',
  es: 'Este producto ya está en el pedido.',
}
export const substituteTooMany = {
  en: 'At most {count} can stand in for what is missing.',
  es: 'Como máximo {count} pueden sustituir lo que falta.',
}
export const orderPackNoStock = {
  en: 'There is not enough of this product in the inventory any more.',
  es: 'Ya no hay suficiente de este producto en el inventario.',
}
export const walkInIsEmpty = {
  en: 'Please add a product, or the pounds of food.',
  es: 'Agregue un producto, o las libras de comida.',
}
export const walkInTefapAbove = {
  en: 'There are more TEFAP pounds than pounds.',
  es: 'Hay más libras de TEFAP que libras.',
}
export const walkInNotEligible = {
  en: 'This neighbor is not marked as eligible for TEFAP here.',
  es: 'Esta persona no está marcada como elegible para TEFAP aquí.',
}
