/** States of the panel of a place's tags (section 4). */
export type PlaceTagsMode = 'LOADING' | 'DISPLAY' | 'EDIT' | 'ADDING_TAG'
export type PlaceTagsEvent =
  | { readonly type: 'loaded' }
  | { readonly type: 'edit' }
  | { readonly type: 'done' }
  | { readonly type: 'add' }
  | { readonly type: 'cancel' }
  | { readonly type: 'added' }
  /** Number of tags that are left. */
  | { readonly type: 'removed'; readonly left: number }
  /** A change failed: what is shown is asked for again. */
  | { readonly type: 'removeFailed' }

export function nextPlaceTagsMode(mode: PlaceTagsMode, event: PlaceTagsEvent): PlaceTagsMode {
  switch (event.type) {
    case 'loaded':
      return mode === 'LOADING' ? 'DISPLAY' : mode
    case 'edit':
      return mode === 'DISPLAY' ? 'EDIT' : mode
    case 'done':
      return mode === 'EDIT' ? 'DISPLAY' : mode
    case 'add':
      return mode === 'LOADING' ? mode : 'ADDING_TAG'
    case 'cancel':
    case 'added':
      return mode === 'ADDING_TAG' ? 'DISPLAY' : mode
    case 'removed':
      return mode === 'EDIT' && event.left === 0 ? 'DISPLAY' : mode
    case 'removeFailed':
      return 'LOADING'
  }
}
