/** Why something about storage may not happen now. */

export const storageLocationInUse = {
  en: 'Products use this storage location ({count}), so it cannot be deleted.',
  es: 'Hay productos en esta ubicación ({count}), así que no se puede eliminar.',
}
