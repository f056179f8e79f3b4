/** Why something about changes may not happen now. */

export const peopleNotYours = {
  en: 'You do not look after the people of this organization any more.',
  es: 'Usted ya no administra a las personas de esta organización.',
}
