import { describe, expect, it } from 'vitest'
import { nextPlaceTagsMode, type PlaceTagsEvent, type PlaceTagsMode } from './placeTagsMode.ts'

describe('the panel of a place’s tags', () => {
  it.each<[PlaceTagsMode, PlaceTagsEvent, PlaceTagsMode]>([
    ['LOADING', { type: 'loaded' }, 'DISPLAY'],
    ['LOADING', { type: 'add' }, 'LOADING'],
    ['DISPLAY', { type: 'edit' }, 'EDIT'],
    ['EDIT', { type: 'done' }, 'DISPLAY'],
    ['EDIT', { type: 'loaded' }, 'EDIT'],
    ['DISPLAY', { type: 'add' }, 'ADDING_TAG'],
    ['EDIT', { type: 'add' }, 'ADDING_TAG'],
    ['ADDING_TAG', { type: 'cancel' }, 'DISPLAY'],
    ['ADDING_TAG', { type: 'edit' }, 'ADDING_TAG'],
    ['EDIT', { type: 'removeFailed' }, 'LOADING'],
  ])('[location-tags-states] %s, %o: %s', (mode, event, next) => {
    expect(nextPlaceTagsMode(mode, event)).toBe(next)
  })

  it('[location-tags-empty-display] returns to DISPLAY when the last tag is removed in EDIT', () => {
    expect(nextPlaceTagsMode('EDIT', { type: 'removed', left: 0 })).toBe('DISPLAY')
    expect(nextPlaceTagsMode('EDIT', { type: 'removed', left: 1 })).toBe('EDIT')
  })

  it('[location-tags-added-display] returns to DISPLAY when a tag was added', () => {
    expect(nextPlaceTagsMode('ADDING_TAG', { type: 'added' })).toBe('DISPLAY')
  })
})
