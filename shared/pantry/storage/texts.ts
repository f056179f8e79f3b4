import { texts } from '../../core/text/text.ts'

/** Where a pantry's products are stored (specification 001, section 2). */
export const storageTexts = texts(
  {
    title: 'Storage Locations',
    lead: 'Where your products are stored, so that whoever packs an order finds them.',
    search: 'Search label or description',
    none: 'No storage locations yet',
    noneText: 'Add your aisles, shelves, coolers and freezers; products can then name theirs.',

    label: 'Label',
    labelHint: 'Short, as on its sign: Aisle 4, Cooler 2.',
    description: 'Description',
    action: 'Action',
    labelMissing: 'Please add a Label',
    descriptionMissing: 'Please add a Description',

    add: 'Add Storage Location',
    editTitle: 'Edit Storage Location',
    edit: 'Edit',
    editNamed: 'Edit {label}',
    added: 'Storage Location Added',
    updated: 'Storage Location Updated',
    addFailed: 'Failed to Add Storage Location',
    updateFailed: 'Failed to Update Storage Location',

    delete: 'Delete',
    deleteNamed: 'Delete {label}',
    deleteQuestion: 'Delete {label}?',
    deleteText: 'This cannot be undone. A storage location that products use stays.',
    deleted: 'Storage Location Deleted',
    deleteFailed: 'Failed to Delete Storage Location',
  },
  {
    title: 'Ubicaciones de almacenamiento',
    lead: 'Dónde se guardan sus productos, para que quien prepara un pedido los encuentre.',
    search: 'Buscar etiqueta o descripción',
    none: 'Todavía no hay ubicaciones',
    noneText:
      'Agregue sus pasillos, estantes, refrigeradores y congeladores; después cada producto puede indicar el suyo.',

    label: 'Etiqueta',
    labelHint: 'Corta, como en su letrero: Pasillo 4, Refrigerador 2.',
    description: 'Descripción',
    action: 'Acción',
    labelMissing: 'Agregue una etiqueta',
    descriptionMissing: 'Agregue una descripción',

    add: 'Agregar una ubicación',
    editTitle: 'Editar la ubicación',
    edit: 'Editar',
    editNamed: 'Editar {label}',
    added: 'Ubicación agregada',
    updated: 'Ubicación actualizada',
    addFailed: 'No se pudo agregar la ubicación',
    updateFailed: 'No se pudo actualizar la ubicación',

    delete: 'Eliminar',
    deleteNamed: 'Eliminar {label}',
    deleteQuestion: '¿Eliminar {label}?',
    deleteText: 'No se puede deshacer. Una ubicación que usan los productos se conserva.',
    deleted: 'Ubicación eliminada',
    deleteFailed: 'No se pudo eliminar la ubicación',
  },
)
