/** Why something about parties may not happen now. */

export const mailAddressInvalid = {
  en: 'This is not an e-mail address.',
  es: 'Esto no es una dirección de correo.',
}
export const pinMissing = {
  en: 'Please set the pin on the map: distances are measured from it.',
  es: 'Ponga el marcador en el mapa: las distancias se miden desde él.',
}
export const masterNotDeleted = {
  en: 'This is the master agency. Choose another master agency before you delete it.',
  es: 'Esta es la agencia principal. Elija otra agencia principal antes de eliminarla.',
}
export const keptByDonations = {
  en: '{name} has donations. Make it inactive instead: its past stays.',
  es: '{name} tiene donaciones. Desactívela en su lugar: su historial permanece.',
}
export const keptByReceipts = {
  en: '{name} has receipts. Make it inactive instead: its past stays.',
  es: '{name} tiene recibos. Desactívela en su lugar: su historial permanece.',
}
export const keptByLoads = {
  en: '{name} was offered loads. Make it inactive instead: its past stays.',
  es: 'A {name} se le ofrecieron cargas. Desactívela en su lugar: su historial permanece.',
}
export const keptByRuns = {
  en: '{name} was asked to drive. Make it inactive instead: its past stays.',
  es: 'A {name} se le pidió conducir. Desactívelo en su lugar: su historial permanece.',
}
export const keptByLocations = {
  en: '{name} has locations: {count}. Delete them first.',
  es: '{name} tiene locales: {count}. Elimínelos primero.',
}
export const keptByPeople = {
  en: '{name} has people. Take away their roles first.',
  es: '{name} tiene personas. Quíteles primero sus funciones.',
}
export const keptByInvitations = {
  en: 'Somebody is invited to {name}. Take the invitation back first.',
  es: 'Hay alguien invitado a {name}. Retire primero la invitación.',
}
export const keptByStorage = {
  en: '{name} has storage locations. Delete them first.',
  es: '{name} tiene lugares de almacenamiento. Elimínelos primero.',
}
export const keptByPickupLocations = {
  en: '{name} has pickup locations, so it cannot be deleted.',
  es: '{name} tiene lugares de recogida, así que no se puede eliminar.',
}
export const keptByKeys = {
  en: '{name} has keys for its software, so it cannot be deleted.',
  es: '{name} tiene claves para su software, así que no se puede eliminar.',
}
export const keptByPresets = {
  en: '{name} is a preset of the donor location {code}. Remove it there first.',
  es: '{name} es preferida del local donante {code}. Quítela primero allí.',
}
