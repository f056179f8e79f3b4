/** Why something about providers may not happen now. */

export const volunteerNeedsMail = {
  en: 'A volunteer needs an e-mail address: runs are offered by e-mail.',
  es: 'Un voluntario necesita una dirección de correo: los viajes se ofrecen por correo.',
}
export const providerNeedsContact = {
  en: 'Please enter a phone number or an e-mail address.',
  es: 'Indique un número de teléfono o una dirección de correo.',
}
