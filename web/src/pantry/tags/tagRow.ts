/** States of a tag's row (section 4): edited in its form, removed in two steps. */
export type TagRowState = 'DISPLAY' | 'EDIT' | 'REMOVING'
export type TagRowEvent = 'edit' | 'clearEditing' | 'remove' | 'removeCompleted'

const transitions: Record<TagRowState, Partial<Record<TagRowEvent, TagRowState>>> = {
  DISPLAY: { edit: 'EDIT', remove: 'REMOVING' },
  EDIT: { clearEditing: 'DISPLAY', remove: 'REMOVING' },
  // Until the caller says that the removal is over, whether it was done or refused.
  REMOVING: { removeCompleted: 'DISPLAY' },
}

export const nextTagRowState = (state: TagRowState, event: TagRowEvent): TagRowState =>
  transitions[state][event] ?? state
