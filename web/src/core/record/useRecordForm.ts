import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { Endpoint } from '../../../../shared/core/schema/endpoint.ts'
import type { Effect } from '../data/useAnswers.ts'
import { useDraftForm } from '../ui/form/useDraftForm.ts'
import { useToast } from '../words/toast.tsx'
import { useEditForm } from './useEditForm.tsx'

interface Stored {
  ID: number
  Version?: number
}

interface RecordFormOptions<Values, Sent, Item, Create, Update, RI> extends Effect<RI, Item> {
  /** A new one is added without it. */
  edited: Item | undefined
  /** The form's fields, as they are for a new one. */
  empty: NoInfer<Values>
  /** The form's fields of a stored one, where they are not named as its own. */
  valuesOf?: (item: Item) => NoInfer<Values>
  create: Endpoint<Create, Item>
  update: Endpoint<Update, Item>
  /** Input of both endpoints, where it is not the draft's. */
  toInput?: (sent: Sent) => object
  /** Texts of fields that are wrong: one, or one by field. */
  errors?: string | Readonly<Record<string, string>>
  fieldOf?: Readonly<Record<string, string>>
  failed?: string
  added: string
  updated?: string
  /** Said in a toast too when it fails. */
  addFailed?: string
  updateFailed?: string
  reload?: () => Promise<Item | undefined>
  onSaved: (saved: Item) => void
}

/**
 * One form to add a plain record and to edit it, on the draft that the server takes of both. What is stored under a version
 * is edited under it: `conflict` stands after the form's fields then.
 */
export function useRecordForm<
  Values extends FieldValues,
  Sent extends FieldValues,
  Item extends Stored,
  Create,
  Update,
  RI = never,
>(draft: z.core.$ZodType<Sent, Values>, options: RecordFormOptions<Values, Sent, Item, Create, Update, RI>) {
  const { edited, empty, valuesOf, create, update, toInput = (sent) => sent, errors, ...rest } = options
  const { added, updated, addFailed, updateFailed, ...editing } = rest
  const toast = useToast()
  const fieldsOf = (item: Item): Values => valuesOf?.(item) ?? picked(item, empty)
  const form = useDraftForm(draft, edited ? fieldsOf(edited) : empty, errors)
  const wentWrong = edited ? updateFailed : addFailed
  const { submit, conflict } = useEditForm(
    form as unknown as AnyForm,
    (edited ? update : create) as unknown as AnyEndpoint,
    {
      ...(editing as object),
      loaded: (edited ?? { Version: 0 }) as Versioned,
      fieldsOf: fieldsOf as unknown as (item: Versioned) => FieldValues,
      toInput: (sent, Version) => {
        const version = edited?.Version === undefined ? {} : { Version }
        return edited ? { id: edited.ID, ...toInput(sent as Sent), ...version } : toInput(sent as Sent)
      },
      savedText: edited ? updated : added,
      onFailed: () => wentWrong !== undefined && toast(wentWrong, { tone: 'error' }),
    },
  )
  return { form, submit, conflict }
}

type Versioned = { Version: number }
type AnyForm = UseFormReturn<FieldValues, unknown, FieldValues>
type AnyEndpoint = Endpoint<object, Versioned>

const picked = <Values extends object>(item: object, empty: Values) =>
  Object.fromEntries(Object.keys(empty).map((name) => [name, item[name as keyof object]])) as Values
