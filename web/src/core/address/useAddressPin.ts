import { type FocusEvent, useCallback, useEffect, useRef, useState } from 'react'
import * as addresses from '../../../../shared/core/address/api.ts'
import {
  type AddressLines,
  type FoundPlace,
  type LocatedBy,
  lookUpKey,
  pinAfterLookUp,
} from '../../../../shared/core/address/lookUp.ts'
import { call } from '../data/client.ts'
import { useBeforeSubmit } from '../ui/form/beforeSubmit.ts'

/** Pin of an address as forms hold it: without one both are null. */
export interface FormPin {
  readonly Latitude?: number | null | undefined
  readonly Longitude?: number | null | undefined
  readonly LocatedBy?: LocatedBy | undefined
}
export type PinnedLines = AddressLines & FormPin
export interface SetPin {
  readonly Latitude: number
  readonly Longitude: number
  readonly LocatedBy?: LocatedBy | undefined
}

/** Course of looking up; undefined once a pin answers for the address. */
export type LookUpState = 'looking' | 'unknown' | 'failed' | undefined

/** Fields that are typed in. */
const typedIn = 'input:not([type=checkbox], [type=radio]), select, textarea'
/** Time after the last key until an address is looked up whose fields were not left. */
const idleMs = 1500

export const pinIn = ({ Latitude, Longitude, LocatedBy }: FormPin): SetPin | undefined =>
  typeof Latitude === 'number' && typeof Longitude === 'number' ? { Latitude, Longitude, LocatedBy } : undefined

interface AddressPinOptions {
  typed: PinnedLines
  /** Address that the form was filled from: its pin answers for it. */
  stored: PinnedLines
  onPin: (pin: SetPin) => void
  isOff?: boolean
}

/**
 * Looks the address of a form up whenever it became another whole one: when its field is left for another one (`onBlur`), after
 * a rest, and at the latest when the form is sent. A pin that was set by hand stays as `pinAfterLookUp` says.
 */
export function useAddressPin(options: AddressPinOptions) {
  const { typed, stored, isOff = false } = options
  const latest = useRef(options)
  latest.current = options
  const [state, setState] = useState<LookUpState>()
  /** Address that the pin, or the lack of one, answers for. */
  const answered = useRef<string>(undefined)
  const running = useRef<Promise<void>>(undefined)

  const storedMark = JSON.stringify([lookUpKey(stored), pinIn(stored)])
  useEffect(() => {
    const [key, pin] = JSON.parse(storedMark) as [string | null, SetPin | null]
    answered.current = pin && key !== null ? key : undefined
    setState(undefined)
  }, [storedMark])

  const look = useCallback(async (key: string, lines: AddressLines) => {
    setState('looking')
    const found = await call(addresses.lookUpAddress, lines).catch(() => 'failed' as const)
    if (answered.current !== key) return
    const place: FoundPlace | undefined = found === 'failed' ? undefined : (found ?? undefined)
    const pin = pinAfterLookUp(pinIn(latest.current.typed), place)
    setState(found === 'failed' ? 'failed' : place ? undefined : 'unknown')
    if (pin) latest.current.onPin(pin)
  }, [])

  const lookUp = useCallback(async () => {
    const { typed: now, stored: before, onPin } = latest.current
    const { AddressLine1, City, Province, PostalCode } = now
    const key = City.trim() === '' ? undefined : lookUpKey(now)
    if (!latest.current.isOff && key !== undefined && key !== answered.current) {
      answered.current = key
      const pin = key === lookUpKey(before) ? pinIn(before) : undefined
      if (pin) onPin(pin)
      if (pin) setState(undefined)
      else running.current = look(key, { AddressLine1, City, Province, PostalCode })
    }
    await running.current
  }, [look])

  const isOpened = useRef(false)
  const key = lookUpKey(typed)
  useEffect(() => {
    if (isOff || key === undefined) return
    const timer = setTimeout(lookUp, isOpened.current ? idleMs : 0)
    isOpened.current = true
    return () => clearTimeout(timer)
  }, [key, isOff, lookUp])
  useBeforeSubmit(lookUp)

  const again = useCallback(() => {
    answered.current = undefined
    return lookUp()
  }, [lookUp])
  // Words that change while a button is pressed would move it away from under the pointer.
  const onBlur = useCallback(
    ({ relatedTarget: next }: FocusEvent) => {
      if (next instanceof Element && next.matches(typedIn)) void lookUp()
    },
    [lookUp],
  )
  const moved = useCallback(() => setState(undefined), [])
  return { state, onBlur, again, moved }
}
