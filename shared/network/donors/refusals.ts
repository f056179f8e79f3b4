/** Why something about donors may not happen now. */

export const codeTaken = {
  en: 'Another donor location of your food bank has the code {code}. Please choose another one.',
  es: 'Otro local donante de su banco de alimentos tiene el código {code}. Elija otro.',
}
export const presetRepeated = {
  en: 'An agency is listed twice among the presets.',
  es: 'Una agencia aparece dos veces entre las preferidas.',
}
export const donorShared = {
  en: 'This donor also gives to other food banks. Only the national network can change it.',
  es: 'Este donante también dona a otros bancos de alimentos. Solo la red nacional puede cambiarlo.',
}
export const donorOfOneFoodBank = {
  en: 'This donor gives to one food bank alone, which changes it itself.',
  es: 'Este donante dona a un solo banco de alimentos, que lo modifica por sí mismo.',
}
export const donorGivesThere = {
  en: '{donor} gives to {foodBank} already.',
  es: '{donor} ya dona a {foodBank}.',
}
export const tooManyFoodBanks = {
  en: 'A donor gives to at most {max} food banks.',
  es: 'Un donante dona a {max} bancos de alimentos como máximo.',
}
export const lastFoodBank = {
  en: '{donor} has to give to one food bank at least.',
  es: '{donor} tiene que donar por lo menos a un banco de alimentos.',
}
export const donorHasLocations = {
  en: '{donor} has locations at {foodBank}: {count}. That food bank has to delete them first; locations with a past stay.',
  es: '{donor} tiene locales en {foodBank}: {count}. Ese banco de alimentos tiene que eliminarlos primero; los que tienen historial permanecen.',
}
export const donorHasKeys = {
  en: '{foodBank} gave {donor} a key for its software that still works. That food bank has to revoke it first.',
  es: '{foodBank} le dio a {donor} una clave para su software que todavía funciona. Ese banco de alimentos tiene que revocarla primero.',
}
export const entityUnknown = {
  en: 'There is no such organization ({id}).',
  es: 'No existe esa organización ({id}).',
}
export const tooManySignUps = {
  en: 'Too many sign-ups came from here. Please try again in an hour, or call your food bank.',
  es: 'Llegaron demasiadas inscripciones desde aquí. Inténtelo de nuevo en una hora o llame a su banco de alimentos.',
}
export const pendingDonorApproved = {
  en: 'This donor was approved already.',
  es: 'Este donante ya fue aprobado.',
}
export const pendingDonorRefused = {
  en: 'This donor was refused already.',
  es: 'Este donante ya fue rechazado.',
}
export const approvalNeedsLocation = {
  en: 'Please enter the code of the location and set its pin.',
  es: 'Indique el código del local y coloque su marcador.',
}
export const tooManyApiKeys = {
  en: 'A donor has at most {max} keys that work. Revoke one that is not used any more.',
  es: 'Un donante tiene como máximo {max} claves que funcionan. Revoque una que ya no se use.',
}
export const apiKeyUnknown = {
  en: 'This key is unknown or revoked.',
  es: 'Esta clave es desconocida o fue revocada.',
}
export const notYourDonor = {
  en: 'This donor is not one of your food bank.',
  es: 'Este donante no es de su banco de alimentos.',
}
