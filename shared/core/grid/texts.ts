import { texts } from '../text/text.ts'

/** Filters of a list that a person keeps under a name. */
export const savedFilterTexts = texts(
  {
    menu: 'Saved filters',
    manage: 'Save and manage…',
    isDefault: '{name} (opens with it)',
    title: 'Saved filters',
    newName: 'Save the present filters as',
    openWith: 'Opens with it',
    name: 'Name of {name}',
    remove: 'Delete {name}',
    defaultOf: 'Open the list with {name}',
    none: 'No filters are saved yet.',
    save: 'Save',
    saved: 'Filters saved.',
  },
  {
    menu: 'Filtros guardados',
    manage: 'Guardar y administrar…',
    isDefault: '{name} (se abre con él)',
    title: 'Filtros guardados',
    newName: 'Guardar los filtros actuales como',
    openWith: 'Se abre con él',
    name: 'Nombre de {name}',
    remove: 'Eliminar {name}',
    defaultOf: 'Abrir la lista con {name}',
    none: 'Todavía no hay filtros guardados.',
    save: 'Guardar',
    saved: 'Filtros guardados.',
  },
)
