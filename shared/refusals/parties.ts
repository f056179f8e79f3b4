/** Refusals of food banks, agencies, donors and providers. */

export const setupDataMissing = {
  en: 'There is nothing to confirm yet. Please fill it in first.',
  es: 'Todavía no hay nada que confirmar. Complételo primero.',
}
export const tooManyWrongCodes = {
  en: 'Too many wrong codes. Please wait a few minutes and open the link from your e-mail again.',
  es: 'Demasiados códigos equivocados. Espere unos minutos y vuelva a abrir el enlace de su correo.',
}
export const mailAddressInvalid = {
  en: 'This is not an e-mail address.',
  es: 'Esto no es una dirección de correo.',
}
export const pinMissing = {
  en: 'Please set the pin on the map: distances are measured from it.',
  es: 'Ponga el marcador en el mapa: las distancias se miden desde él.',
}
export const volunteerNeedsMail = {
  en: 'A volunteer needs an e-mail address: runs are offered by e-mail.',
  es: 'Un voluntario necesita una dirección de correo: los viajes se ofrecen por correo.',
}
export const providerNeedsContact = {
  en: 'Please enter a phone number or an e-mail address.',
  es: 'Indique un número de teléfono o una dirección de correo.',
}
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
export const hoursRepeated = {
  en: 'Each weekday has one pickup window.',
  es: 'Cada día de la semana tiene un solo horario de recogida.',
}
export const hoursOrder = {
  en: 'The pickup hours have to end after they start.',
  es: 'El horario de recogida tiene que terminar después de empezar.',
}
export const tooManyDrivers = {
  en: 'An agency has at most {max} drivers.',
  es: 'Una agencia tiene como máximo {max} conductores.',
}
export const masterStaysActive = {
  en: 'This is the master agency. Choose another master agency before you deactivate it.',
  es: 'Esta es la agencia principal. Elija otra agencia principal antes de desactivarla.',
}
export const masterInactive = {
  en: '{agency} is inactive. Activate it before you make it the master agency.',
  es: '{agency} está inactiva. Actívela antes de hacerla la agencia principal.',
}
export const agencyHasOffer = {
  en: 'The agency is being asked about donation {code}. Deactivate it once the offer is answered.',
  es: 'Se le está preguntando a la agencia por la donación {code}. Desactívela cuando haya respuesta.',
}
export const agencyHasDonation = {
  en: 'The agency accepted donation {code}. Deactivate it once that donation is picked up.',
  es: 'La agencia aceptó la donación {code}. Desactívela cuando la donación se haya recogido.',
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
export const apiKeyTooFast = {
  en: 'At most {max} donations a minute can be posted with a key. Please try again in a minute.',
  es: 'Con una clave se pueden publicar como máximo {max} donaciones por minuto. Inténtelo de nuevo en un minuto.',
}

export const notYourDonor = {
  en: 'This donor is not one of your food bank.',
  es: 'Este donante no es de su banco de alimentos.',
}
