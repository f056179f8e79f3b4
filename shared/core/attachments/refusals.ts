/** Why something about attachments may not happen now. */

export const imageType = {
  en: 'Invalid, JPG or PNG only.',
  es: 'No válido, solo JPG o PNG.',
}
export const imageUnreadable = {
  en: 'An unexpected error occured while attempting to process the file. Please try again or contact an administrator for assistance.',
  es: 'Ocurrió un error inesperado al procesar el archivo. Inténtelo de nuevo o pida ayuda a quien administra el sistema.',
}
export const imageTooLarge = {
  en: 'The file is larger than 4 MB. Please choose a smaller one.',
  es: 'El archivo ocupa más de 4 MB. Elija uno más pequeño.',
}
export const imageTooManyPixels = {
  en: 'The picture has more than 40 megapixels. Please choose a smaller one.',
  es: 'La imagen tiene más de 40 megapíxeles. Elija una más pequeña.',
}
export const tooManyImages = {
  en: 'There are at most {max} pictures here. Please remove one first.',
  es: 'Aquí hay como máximo {max} imágenes. Quite una primero.',
}
export const imageTwice = {
  en: 'This picture is here already.',
  es: 'Esta imagen ya está aquí.',
}
export const imageNotAvailable = {
  en: 'This picture is no longer available.',
  es: 'Esta imagen ya no está disponible.',
}
