/** Why something about session may not happen now. */

export const roleNotHeld = {
  en: 'You do not hold this role.',
  es: 'Usted no tiene esta función.',
}
export const notATablet = {
  en: 'This sign-in is not a shared tablet.',
  es: 'Esta sesión no es una tableta compartida.',
}
export const noPinYet = {
  en: 'Nobody of the pantry has a PIN yet. Set one first, for yourself or for a volunteer on their page.',
  es: 'Nadie de la despensa tiene PIN todavía. Ponga uno primero, para usted o para un voluntario en su página.',
}
export const pinWrong = {
  en: 'The PIN is not right.',
  es: 'El PIN no es correcto.',
}
export const tooManyPins = {
  en: 'Too many tries. Please wait 15 minutes, or ask staff for another PIN.',
  es: 'Demasiados intentos. Espere 15 minutos o pida otro PIN al personal.',
}
