import * as locations from '../../../../shared/pantry/locations/api.ts'
import { tagTexts } from '../../../../shared/pantry/tags/texts.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useText } from '../../core/words/language.tsx'
import { useToast } from '../../core/words/toast.tsx'
import { PlaceTagsPanel } from './PlaceTagsPanel.tsx'

/** Which products a pickup location offers, by their tags. Another owner's location is shown without its buttons. */
export function LocationTagsPanel({ locationId: id, isReadOnly }: { locationId: number; isReadOnly: boolean }) {
  const text = useText(tagTexts)
  const toast = useToast()
  const { data, error, mutate } = useApi(locations.listLocationTags, { id }, { keepPreviousData: false })
  const { run: add } = useAction(locations.addLocationTag)
  const { run: remove } = useAction(locations.removeLocationTag)
  const onFailed = (what: 'add' | 'remove', reason: string) => {
    const [title, body] =
      what === 'add'
        ? [text('locationAddTitle'), text('locationAddFailed')]
        : [text('locationRemoveTitle'), text('locationRemoveFailed')]
    toast(`${title}: ${body} ${reason}`.trim(), { tone: 'error' })
  }
  return (
    <PlaceTagsPanel
      tags={data}
      problem={error ? text('locationLoadFailed') : undefined}
      isReadOnly={isReadOnly}
      add={(draft) => add({ id, PantryLocationID: id, ...draft })}
      remove={({ PantryInventoryItemTagID: tagId }) => remove({ id, tagId })}
      reload={() => mutate()}
      onFailed={onFailed}
    />
  )
}
