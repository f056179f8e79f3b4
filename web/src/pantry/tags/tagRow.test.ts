import { describe, expect, it } from 'vitest'
import { nextTagRowState, type TagRowEvent, type TagRowState } from './tagRow.ts'

describe('a tag’s row', () => {
  it.each<[TagRowState, TagRowEvent, TagRowState]>([
    ['DISPLAY', 'edit', 'EDIT'],
    ['EDIT', 'clearEditing', 'DISPLAY'],
    ['DISPLAY', 'remove', 'REMOVING'],
    ['DISPLAY', 'removeCompleted', 'DISPLAY'],
  ])('[tag-display-states] %s, %s: %s', (state, event, next) => {
    expect(nextTagRowState(state, event)).toBe(next)
  })

  it.each<[TagRowEvent, TagRowState]>([
    ['edit', 'REMOVING'],
    ['clearEditing', 'REMOVING'],
    ['remove', 'REMOVING'],
    ['removeCompleted', 'DISPLAY'],
  ])('[tag-removing-until-signal] while it is removed, %s: %s', (event, next) => {
    expect(nextTagRowState('REMOVING', event)).toBe(next)
  })
})
