import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { recordTexts } from '../../../../shared/core/record/texts.ts'
import type { Endpoint } from '../../../../shared/core/schema/endpoint.ts'
import { frameTexts } from '../../../../shared/core/text/frame.ts'
import { ApiError, call } from '../data/client.ts'
import { failureText } from '../data/failure.ts'
import type { Effect } from '../data/useAnswers.ts'
import { useSubmit } from '../data/useSubmit.ts'
import { useText } from '../words/language.tsx'
import { ConflictAlert } from './ConflictAlert.tsx'

const isConflict = (error: unknown) => error instanceof ApiError && error.status === 409

interface EditFormOptions<Item, Values, Sent, Input, RI> extends Effect<RI, Item> {
  /** Item that the form was filled from. */
  loaded: Item
  fieldsOf: (item: Item) => Values
  /** `base`: what was loaded, or what somebody else saved and the person took. */
  toInput: (sent: Sent, version: number, base: Item) => Input
  /** Reads the version that somebody else saved since, when the server refuses for the version; without it, what `shows` reads. */
  reload?: () => Promise<Item | undefined>
  onSaved?: (saved: Item) => void
  /** The toast after saving, where the usual words are not meant. */
  savedText?: string | undefined
  /** Words for a failure without the server's reason. */
  failed?: string | undefined
  /** The form's name of an endpoint's field, where they differ. */
  fieldOf?: Readonly<Record<string, string>> | undefined
  /** After a failure other than a conflict. */
  onFailed?: () => void
}

/**
 * A form that edits a stored item under its version. A refused form keeps what was typed; `conflict` lets the person choose
 * between both, and stands after the form's fields.
 */
export function useEditForm<Item extends { Version: number }, Values extends FieldValues, Sent, Input, RI = never>(
  form: UseFormReturn<Values, unknown, Sent>,
  endpoint: Endpoint<Input, Item>,
  {
    loaded,
    fieldsOf,
    toInput,
    shows,
    reload = async () => shows && call(shows.read, shows.of),
    onSaved,
    savedText,
    failed,
    fieldOf = {},
    onFailed,
    ...effect
  }: EditFormOptions<Item, Values, Sent, NoInfer<Input>, RI>,
) {
  const text = useText(recordTexts)
  const frame = useText(frameTexts)
  const [base, setBase] = useState(loaded)
  const [theirs, setTheirs] = useState<Item>()
  const take = (item: Item) => {
    setBase(item)
    setTheirs(undefined)
    form.reset(fieldsOf(item))
  }
  const submit = useSubmit(form, endpoint, {
    ...effect,
    shows,
    fieldOf: fieldOf as Readonly<Record<string, never>>,
    toInput: (sent) => toInput(sent, base.Version, base),
    done: savedText ?? text('saved'),
    onSuccess: (saved) => {
      take(saved)
      onSaved?.(saved)
    },
    failed: (error) => (isConflict(error) ? text('changedTitle') : failureText(error, frame, failed)),
    onFailure: (error) => {
      if (isConflict(error)) void reload().then(setTheirs, () => undefined)
      else onFailed?.()
    },
  })
  const keepMine = () => {
    if (theirs) setBase({ ...base, Version: theirs.Version })
    setTheirs(undefined)
  }
  const conflict = theirs ? <ConflictAlert onTakeTheirs={() => take(theirs)} onKeepMine={keepMine} /> : null
  return { submit, base, setBase, conflict }
}
