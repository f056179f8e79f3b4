/** Why something about offers may not happen now. */

export const agencyNotTakingPart = {
  en: '{agency} does not take part in real-time donations.',
  es: '{agency} no participa en las donaciones en tiempo real.',
}
export const agencyStorageMissing = {
  en: '{agency} has no storage for: {storage}. If that has changed, add it to the agency’s profile first.',
  es: '{agency} no tiene almacenamiento para: {storage}. Si eso ha cambiado, añádalo antes al perfil de la agencia.',
}
export const providerCannotService = {
  en: 'This provider cannot fetch the donation. See the reasons.',
  es: 'Este transporte no puede recoger la donación. Vea los motivos.',
}
export const noMasterAgency = {
  en: 'Your food bank has no agency of its own. Choose one in the settings of your agencies first.',
  es: 'Su banco de alimentos no tiene una agencia propia. Elija primero una en sus agencias.',
}
export const weightsSum = {
  en: 'The weights have to sum to 100.',
  es: 'Los pesos tienen que sumar 100.',
}
