import type { ComponentType } from 'react'
import type { SampleKey } from './sample.ts'

/** One part of the page, in its states. */
export interface ShownPart {
  readonly name: string
  /** The component itself: a test compares them with those that there are. */
  readonly of: unknown
  readonly states: Readonly<Partial<Record<SampleKey, ComponentType>>>
}
