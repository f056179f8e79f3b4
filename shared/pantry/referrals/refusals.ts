/** Why something about referrals may not happen now. */

export const referralElsewhere = {
  en: 'This invitation is from another food bank. Your account orders from {foodBank}.',
  es: 'Esta invitación es de otro banco de alimentos. Su cuenta hace pedidos en {foodBank}.',
}
export const referralAccountExists = {
  en: 'There is an account with this e-mail or phone number already. Sign in, then open this link again.',
  es: 'Ya hay una cuenta con este correo o teléfono. Inicie sesión y abra otra vez este enlace.',
}
