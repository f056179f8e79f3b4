/** Why something about loads may not happen now. */

export const loadCancelled = {
  en: 'This load was cancelled.',
  es: 'Esta carga fue cancelada.',
}
export const loadDeleted = {
  en: 'This load was deleted.',
  es: 'Esta carga fue eliminada.',
}
export const loadDelivered = {
  en: 'This load was already delivered.',
  es: 'Esta carga ya fue entregada.',
}
export const loadHasNoItems = {
  en: 'This load has no donated items, so it cannot be offered.',
  es: 'Esta carga no tiene artículos donados, así que no se puede ofrecer.',
}
export const loadAlreadyAccepted = {
  en: 'This load was already accepted by {entity}.',
  es: '{entity} ya aceptó esta carga.',
}
export const loadAlreadyYours = {
  en: 'You already accepted this load.',
  es: 'Usted ya aceptó esta carga.',
}
export const loadAlreadyDeclined = {
  en: 'You already declined this load.',
  es: 'Usted ya rechazó esta carga.',
}
export const loadTaken = {
  en: 'This load was already accepted by another.',
  es: 'Otro ya aceptó esta carga.',
}
export const loadNotOffered = {
  en: 'This load is not being offered to you right now.',
  es: 'Esta carga no se le está ofreciendo en este momento.',
}
export const loadNotPossibleNow = {
  en: 'This cannot be done with the load in its present status.',
  es: 'Esto no se puede hacer con la carga en su estado actual.',
}
export const loadDeadlinePassed = {
  en: 'The distributor’s deadline for this load has passed.',
  es: 'El plazo del distribuidor para esta carga ya pasó.',
}
export const loadNotAcceptedYet = {
  en: 'Nobody has accepted this load yet.',
  es: 'Todavía nadie ha aceptado esta carga.',
}
export const loadNotYours = {
  en: 'Another accepted this load.',
  es: 'Otro aceptó esta carga.',
}
export const moreThanDonated = {
  en: 'At most {cases} cases were donated.',
  es: 'Se donaron como máximo {cases} cajas.',
}
export const moreItemsThanDonated = {
  en: 'At most {items} items were donated.',
  es: 'Se donaron como máximo {items} artículos.',
}
export const entityAlreadyAsked = {
  en: '{entity} was already asked about this load.',
  es: 'Ya se preguntó a {entity} por esta carga.',
}
export const tooManyEntities = {
  en: 'No more entities can be added to this load.',
  es: 'No se pueden agregar más entidades a esta carga.',
}
export const entityNotTakingPart = {
  en: '{entity} does not take part in real-time donations.',
  es: '{entity} no participa en las donaciones en tiempo real.',
}
