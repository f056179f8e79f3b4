import type { PostField } from './postForm.ts'

/** Where a field's section stands on the page; the day and the time share one. */
export const sectionId = (field: PostField) => `post-${field === 'time' ? 'day' : field}`

/** Brings the section of a problem into sight and the focus to what is wrong there. */
export function showSection(field: PostField) {
  const section = document.getElementById(sectionId(field))
  section?.scrollIntoView({ block: 'center' })
  const wrong =
    section?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? section?.querySelector<HTMLElement>('input, button')
  wrong?.focus({ preventScroll: true })
}
