/** Why something about tags may not happen now. */

export const defaultTagNotRemoved = {
  en: 'Cannot remove a Default tag',
  es: 'No se puede eliminar una etiqueta predeterminada',
}
export const defaultTagNotEdited = {
  en: 'Cannot edit a Default tag',
  es: 'No se puede editar una etiqueta predeterminada',
}
export const tagGone = {
  en: 'This tag was deleted meanwhile. Please look at the tags again.',
  es: 'Esta etiqueta se eliminó entretanto. Mire de nuevo las etiquetas.',
}
export const tagCopied = {
  en: 'This Default tag was already changed here. Please edit the changed one.',
  es: 'Esta etiqueta predeterminada ya se cambió aquí. Edite la que se cambió.',
}
export const tagNameTaken = {
  en: 'The group already has a tag of the name {name}.',
  es: 'El grupo ya tiene una etiqueta con el nombre {name}.',
}
export const tooManyTags = {
  en: 'There can be at most {max} tags. Please delete one first.',
  es: 'Puede haber como máximo {max} etiquetas. Elimine una primero.',
}
export const tagKeepsProducts = {
  en: 'Products with this tag ({count}) are offered only where it is included: {names}. Without it they would be offered everywhere. Please take the tag off them first.',
  es: 'Los productos con esta etiqueta ({count}) se ofrecen solo donde está incluida: {names}. Sin ella se ofrecerían en todas partes. Primero quíteles la etiqueta.',
}
export const tagFiltersPlaces = {
  en: 'This tag decides what is offered at places ({count}): {names}. Without it more would be offered there. Please take the tag off these places first.',
  es: 'Esta etiqueta decide qué se ofrece en lugares ({count}): {names}. Sin ella se ofrecería más allí. Primero quite la etiqueta de esos lugares.',
}
export const tagApplied = {
  en: '{name} is already included or excluded here.',
  es: '{name} ya está incluida o excluida aquí.',
}
export const tooManyPlaceTags = {
  en: 'At most {max} tags can be included or excluded here.',
  es: 'Aquí se pueden incluir o excluir como máximo {max} etiquetas.',
}
export const defaultTagGroup = {
  en: 'A Default tag group cannot be renamed or removed.',
  es: 'Un grupo predeterminado no se puede renombrar ni eliminar.',
}
export const tagGroupGone = {
  en: 'This tag group was deleted meanwhile. Please choose another.',
  es: 'Este grupo de etiquetas se eliminó entretanto. Elija otro.',
}
export const tagGroupInUse = {
  en: 'Tags are in this group ({count}), so it cannot be deleted.',
  es: 'Hay etiquetas en este grupo ({count}), así que no se puede eliminar.',
}
export const tagGroupNameTaken = {
  en: 'There is already a tag group of the name {name}.',
  es: 'Ya hay un grupo de etiquetas con el nombre {name}.',
}
export const tooManyTagGroups = {
  en: 'There can be at most {max} tag groups. Please delete one first.',
  es: 'Puede haber como máximo {max} grupos de etiquetas. Elimine uno primero.',
}
