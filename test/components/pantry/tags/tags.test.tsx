import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { recordTexts } from '../../../../shared/core/record/texts.ts'
import { limitOf } from '../../../../shared/pantry/limits/limit.ts'
import { systemTagGroups, systemTags } from '../../../../shared/pantry/tags/reference.ts'
import { noTagUse, type Tag } from '../../../../shared/pantry/tags/tag.ts'
import { LocationTagsPanel } from '../../../../web/src/pantry/tags/LocationTagsPanel.tsx'
import { ProductTagsPanel } from '../../../../web/src/pantry/tags/ProductTagsPanel.tsx'
import { TagLabel } from '../../../../web/src/pantry/tags/TagLabel.tsx'
import TagsPage from '../../../../web/src/pantry/tags/TagsPage.tsx'
import { answerWith, refusal, type SentRequest, show, value, violations } from '../../setup.tsx'

/** Tags: their grid and groups, the form, and the panels of a product's and a location's tags. */

const ownGroup = { ID: 1001, Name: 'Program', IsSystemWide: false, TagCount: 2 }
const emptyGroup = { ID: 1002, Name: 'Seasons', IsSystemWide: false, TagCount: 0 }
const limit = limitOf({ Value: 2, LimitTypeID: 1, LimitTimeScopeID: 1, LimitTimeScopeAmount: 1 }, 7)
const tag = (ID: number, Name: string, more: Partial<Tag> = {}): Tag => ({
  ID,
  Name,
  RequiresInclude: false,
  PantryInventoryItemTagGroupID: ownGroup.ID,
  PantryInventoryItemTagGroup: ownGroup,
  ParentPantryInventoryItemTagID: null,
  IsSystemWide: false,
  Limits: [],
  Version: 1,
  ...noTagUse,
  ...more,
})
const vegan = systemTags.find(({ ID }) => ID === 2) as Tag
const seniors = tag(1001, 'Seniors', {
  RequiresInclude: true,
  Limits: [limit],
  PantryInventoryItemCount: 1,
  PantryLocationCount: 2,
  EntityDeliveryProgramCount: 1,
})
const rare = tag(1002, 'Rare', { PantryInventoryItemCount: 1 })
const unused = tag(1003, 'Unused')
const ownHalal = tag(1004, 'Halal here', { ParentPantryInventoryItemTagID: 5 })
const rows = [vegan, seniors, rare, unused, ownHalal]

const serve = (
  answer: (request: SentRequest) => Response | Promise<Response> = () => value(null),
  placeTags: unknown[] = [],
) =>
  answerWith((request) => {
    if (request.method !== 'GET') return answer(request)
    if (request.path.includes('TagGroupsGrid')) return value({ rows: [...systemTagGroups, ownGroup, emptyGroup] })
    if (request.path.includes('TagsGrid')) return value({ rows })
    if (request.path.includes('taggroups')) return value([...systemTagGroups, ownGroup, emptyGroup])
    if (request.path.includes('location/')) return value(placeTags)
    if (request.path.includes('tags')) return value(rows)
    return value(5)
  })
const changes = (sent: readonly SentRequest[]) => sent.filter(({ method }) => method !== 'GET')
const grid = () => page.getByRole('grid', { name: 'Tags' })
const cells = (field: string) =>
  grid()
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) => row.querySelector(`[data-field=${field}]`)?.textContent)
const dialog = () => page.getByRole('dialog')
const button = (name: string) => page.getByRole('button', { name, exact: true })
const confirmDelete = () => page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()

describe('the tags grid', () => {
  it('[tags-appears-only] [tags-limits-cell] has its columns, with Yes or No, and the count of limits or None', async () => {
    serve()
    await show(<TagsPage />)
    for (const name of ['Name', 'Group', 'Appears Only Where Tagged', 'Limits', 'Usage'])
      await expect.element(grid().getByRole('columnheader', { name, exact: true })).toBeVisible()
    await expect.poll(() => cells('Name')).toEqual(['Vegan', 'Seniors', 'Rare', 'Unused', 'Halal here'])
    expect(cells('AppearsOnly')).toEqual(['No', 'Yes', 'No', 'No', 'No'])
    expect(cells('Limits')).toEqual(['None', '1', 'None', 'None', 'None'])
    await expect.poll(violations).toEqual([])
  })

  it('[tags-usage-badges] shows how many products, locations and delivery programs have a tag', async () => {
    serve()
    await show(<TagsPage />)
    for (const name of ['2 locations', '1 delivery program'])
      await expect.element(grid().getByRole('img', { name })).toBeVisible()
    await expect.poll(() => grid().getByRole('img', { name: '1 product' }).elements().length).toBe(2)
    expect(cells('Usage')).toEqual(['Not used', '121', '1', 'Not used', 'Not used'])
  })

  it('[tag-two-step-delete] deletes in two steps; the second can be cancelled', async () => {
    const sent = serve()
    await show(<TagsPage />)
    await button('Delete Unused').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    expect(changes(sent)).toEqual([])
    await button('Delete Unused').click()
    await confirmDelete()
    await expect.element(page.getByText('Tag Deleted')).toBeVisible()
    await expect.poll(() => cells('Name')).not.toContain('Unused')
    expect(changes(sent)[0]?.path).toContain('/api/pantryinventoryitemtags/1003?used=0')
  })

  it.each([
    ['Rare', '1 item has this tag applied. Delete this tag?'],
    ['Seniors', '4 items have this tag applied. Delete this tag?'],
  ])('[confirm-tag-plural] %s: %s', async (name, question) => {
    serve()
    await show(<TagsPage />)
    await button(`Delete ${name}`).click()
    await expect.element(page.getByRole('alertdialog').getByText(question)).toBeVisible()
  })

  it('[tag-delete-failed-refresh] shows a failed deletion and asks for the rows again', async () => {
    const sent = serve(() => refusal('More items have this tag than when you were asked (3). Please look again.'))
    await show(<TagsPage />)
    await button('Delete Rare').click()
    const before = sent.filter(({ path }) => path.includes('ItemTagsGrid')).length
    await confirmDelete()
    await expect.element(page.getByText(/^Error: Failed to Delete Tag\. More items have this tag/)).toBeVisible()
    await expect.poll(() => sent.filter(({ path }) => path.includes('ItemTagsGrid')).length).toBeGreaterThan(before)
    await expect.poll(() => cells('Name')).toContain('Rare')
  })

  it('[tag-default-protected] neither a system-wide tag nor a copy can be deleted', async () => {
    serve()
    await show(<TagsPage />)
    for (const name of ['Delete Vegan', 'Delete Halal here']) await expect.element(button(name)).toBeDisabled()
    await expect.element(page.getByLabelText('Cannot remove a Default tag').first()).toBeInTheDocument()
  })

  it('[tag-display-states] [tag-removing-until-signal] a row that is being removed is left alone until that is over', async () => {
    const deletion = Promise.withResolvers<Response>()
    serve(() => deletion.promise)
    await show(<TagsPage />)
    await button('Delete Rare').click()
    await confirmDelete()
    for (const name of ['Edit Rare', 'Delete Rare']) await expect.element(button(name)).toBeDisabled()
    deletion.resolve(refusal('Not now.'))
    for (const name of ['Edit Rare', 'Delete Rare']) await expect.element(button(name)).toBeEnabled()
    await button('Edit Rare').click()
    await expect.element(dialog()).toBeVisible()
    await dialog().getByRole('button', { name: 'Cancel' }).click()
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(button('Delete Rare')).toBeEnabled()
  })

  it('[tag-edit-always] every tag can be edited', async () => {
    serve()
    await show(<TagsPage />)
    for (const { Name } of rows) await expect.element(button(`Edit ${Name}`)).toBeEnabled()
  })
})

describe('the form of a tag', () => {
  it('[tag-form-fields] [tag-submit] edits name, group, RequiresInclude and limits, and waits for name and group', async () => {
    const sent = serve(({ body }) => value(tag(1009, '', body as object)))
    await show(<TagsPage />)
    await button('Add Tag').click()
    const save = dialog().getByRole('button', { name: 'Save', exact: true }).last()
    await expect.element(save).toBeDisabled()
    await dialog().getByLabelText('Name').fill('Winter')
    await expect.element(save).toBeDisabled()
    await dialog().getByLabelText('Group').selectOptions('Seasons')
    await expect.element(save).toBeEnabled()
    await dialog()
      .getByLabelText(/^Appears Only Where Tagged/)
      .click()
    await dialog().getByRole('button', { name: 'Add Item Limit' }).click()
    await expect.element(save).toBeDisabled()
    await expect.poll(violations).toEqual([])
    await dialog().getByRole('button', { name: 'Cancel' }).first().click()
    await expect.element(save).toBeEnabled()
    await save.click()
    await expect.element(page.getByText('Tag Added')).toBeVisible()
    expect(changes(sent)[0]).toMatchObject({
      method: 'POST',
      body: {
        Name: 'Winter',
        RequiresInclude: true,
        PantryInventoryItemTagGroupID: 1002,
        ParentPantryInventoryItemTagID: null,
        Limits: [],
      },
    })
  })

  it('[tag-system-edit-copies] sends an edited system-wide tag as a new one with its parent', async () => {
    const sent = serve(({ body }) => value(tag(1009, '', body as object)))
    await show(<TagsPage />)
    await button('Edit Vegan').click()
    await expect.element(dialog().getByText(/makes a tag of your own/)).toBeVisible()
    await dialog().getByLabelText('Name').fill('Plant based')
    await dialog().getByRole('button', { name: 'Save', exact: true }).click()
    await expect.poll(() => cells('Name')).toContain('Plant based')
    expect(cells('Name')).not.toContain('Vegan')
    expect(changes(sent)[0]).toMatchObject({ method: 'POST', body: { ParentPantryInventoryItemTagID: 2 } })
    expect(changes(sent)[0]?.body).not.toHaveProperty('ID')
  })

  it.each([
    ['Add Tag', 'An error occurred adding the tag.'],
    ['Edit Rare', 'Failed to update Tag'],
  ])('%s: a failure is reported and what was typed stays', async (opens, report) => {
    serve(() => Response.json({ Successful: false, Message: 'Something went wrong.' }, { status: 500 }))
    await show(<TagsPage />)
    await button(opens).click()
    await dialog().getByLabelText('Name').fill('Winter')
    await dialog().getByLabelText('Group').selectOptions('Seasons')
    await dialog().getByRole('button', { name: 'Save', exact: true }).click()
    await expect.element(page.getByText(report)).toBeVisible()
    await expect.element(dialog().getByLabelText('Name')).toHaveValue('Winter')
  })
})

describe('a tag that somebody else changed meanwhile', () => {
  const theirs = { ...rare, Name: 'Very rare', Version: 5 }
  async function refused() {
    const sent = answerWith((request) => {
      if (request.method !== 'GET')
        return (request.body as Tag).Version === theirs.Version
          ? value(theirs)
          : Response.json({ Successful: false, Message: 'Changed.' }, { status: 409 })
      if (request.path.includes('TagGroupsGrid')) return value({ rows: [ownGroup] })
      if (request.path.includes('TagsGrid')) return value({ rows })
      return value(request.path.includes('taggroups') ? [ownGroup] : [theirs])
    })
    await show(<TagsPage />)
    await button('Edit Rare').click()
    await dialog().getByLabelText('Name').fill('Winter')
    await dialog().getByRole('button', { name: 'Save', exact: true }).click()
    await expect.element(dialog().getByRole('button', { name: recordTexts.en.keepMine })).toBeVisible()
    return sent
  }

  it('is not overwritten: what the other saved can be taken', async () => {
    const sent = await refused()
    await dialog().getByRole('button', { name: recordTexts.en.takeTheirs }).click()
    await expect.element(dialog().getByLabelText('Name')).toHaveValue('Very rare')
    expect(changes(sent).map(({ body }) => (body as Tag).Version)).toEqual([1])
  })

  it('is changed all the same once the person decides so', async () => {
    const sent = await refused()
    await dialog().getByRole('button', { name: recordTexts.en.keepMine }).click()
    await dialog().getByRole('button', { name: 'Save', exact: true }).click()
    await expect.element(page.getByText('Tag Updated')).toBeVisible()
    expect(changes(sent).at(-1)?.body).toMatchObject({ Name: 'Winter', Version: 5 })
  })
})

describe('the tag groups', () => {
  const groups = () => page.getByRole('table', { name: 'Tag Groups' })

  it('[tag-group-system] system-wide ones can be neither renamed nor removed', async () => {
    serve()
    await show(<TagsPage />)
    for (const name of ['Name', 'Action'])
      await expect.element(groups().getByRole('columnheader', { name })).toBeVisible()
    for (const name of ['Edit Diet', 'Delete Diet', 'Delete Program']) await expect.element(button(name)).toBeDisabled()
    for (const name of ['Edit Program', 'Delete Seasons']) await expect.element(button(name)).toBeEnabled()
  })

  it('[tag-group-name] are added and renamed with a name', async () => {
    const sent = serve(({ body }) => value({ ...emptyGroup, ...(body as object) }))
    await show(<TagsPage />)
    await button('Add Tag Group').click()
    await dialog().getByRole('button', { name: 'Save' }).click()
    await expect.element(dialog().getByText('Please add a Name')).toBeVisible()
    expect(changes(sent)).toEqual([])
    await dialog().getByLabelText('Group Name').fill('Holidays')
    await dialog().getByRole('button', { name: 'Save' }).click()
    await expect.element(page.getByText('Tag Group Added')).toBeVisible()
    await button('Edit Seasons').click()
    await dialog().getByLabelText('Group Name').fill('Year')
    await dialog().getByRole('button', { name: 'Save' }).click()
    await expect.element(page.getByText('Tag Group Updated')).toBeVisible()
    expect(changes(sent).map(({ method, body }) => [method, body])).toEqual([
      ['POST', { Name: 'Holidays' }],
      ['PUT', { Name: 'Year' }],
    ])
  })

  it('a failed deletion is reported with its reason', async () => {
    serve(() => refusal('Tags are in this group (1), so it cannot be deleted.'))
    await show(<TagsPage />)
    await button('Delete Seasons').click()
    await confirmDelete()
    await expect.element(page.getByText(/^Failed to Delete Tag Group: Tags are in this group/)).toBeVisible()
  })
})

describe('a tag label', () => {
  const chip = (name: string) => page.getByText(name, { exact: true }).element().parentElement as HTMLElement

  it('[tag-label-sizes] [tag-label-colour] [tag-label-disabled] by size, RequiresInclude and state', async () => {
    await show(
      <>
        <TagLabel tag={{ ...unused, Name: 'small' }} size="sm" />
        <TagLabel tag={{ ...unused, Name: 'medium' }} size="md" isDisabled />
        <TagLabel tag={{ ...seniors, Name: 'large' }} />
      </>,
    )
    await expect.element(page.getByText('large')).toBeVisible()
    const styles = ['small', 'medium', 'large'].map((name) => getComputedStyle(chip(name)))
    expect(styles.map(({ fontSize }) => fontSize)).toEqual(['12px', '14px', '16px'])
    expect(styles.map(({ opacity }) => opacity)).toEqual(['1', '0.5', '1'])
    const [grey, alsoGrey, blue] = styles.map(({ backgroundColor }) => backgroundColor)
    expect([grey, blue]).toEqual([alsoGrey, 'rgb(29, 78, 216)'])
    expect(grey).toBe('rgb(75, 85, 99)')
  })

  it('[products-tag-tooltip] names its group in the tooltip', async () => {
    await show(<TagLabel tag={unused} />)
    await page.getByText('Unused').hover()
    await expect.element(page.getByRole('tooltip')).toHaveTextContent('Unused [Program]')
  })
})

describe('the tags of a product', () => {
  const productTag = { PantryInventoryItemTagID: unused.ID, PantryInventoryItemTag: unused }
  const panel = <ProductTagsPanel productId={5} tags={[productTag]} onSaved={() => undefined} />

  it('[product-tags-modes] are displayed, edited and saved', async () => {
    let release = (_: Response) => {}
    const sent = answerWith(({ method }) => (method === 'GET' ? value(rows) : value(null)))
    await show(panel)
    await expect.element(page.getByText('Unused')).toBeVisible()
    await button('Edit Tags').click()
    await page.getByLabelText('Tags').fill('Rar')
    await page.getByRole('option', { name: 'Rare' }).click()
    answerWith(({ method, body }) => {
      sent.push({ path: '', method: method ?? '', body, key: null })
      return new Response(
        new ReadableStream({
          start: (controller) =>
            (release = (answer) =>
              void answer.text().then((text) => {
                controller.enqueue(new TextEncoder().encode(text))
                controller.close()
              })),
        }),
        { headers: { 'content-type': 'application/json' } },
      )
    })
    await button('Save').click()
    await expect.element(page.getByRole('status').getByText('Saving …')).toBeVisible()
    release(value({ ID: 5, Version: 2, PantryInventoryItemsPantryInventoryItemTags: [productTag] }))
    await expect.element(page.getByText('Tags Updated')).toBeVisible()
    await expect.element(button('Edit Tags')).toBeVisible()
    expect(changes(sent)[0]?.body).toEqual({ TagIDs: [1003, 1002] })
  })

  it('[product-tags-cancel] are the current ones again after Cancel', async () => {
    const sent = serve()
    await show(panel)
    await button('Edit Tags').click()
    await page.getByLabelText('Tags').fill('Rar')
    await page.getByRole('option', { name: 'Rare' }).click()
    await expect.element(page.getByRole('button', { name: 'Rare' })).toBeVisible()
    await button('Cancel').click()
    await expect.element(page.getByText('Unused')).toBeVisible()
    await expect.element(page.getByText('Rare')).not.toBeInTheDocument()
    await button('Edit Tags').click()
    await expect.element(page.getByRole('button', { name: 'Unused' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Rare' })).not.toBeInTheDocument()
    expect(changes(sent)).toEqual([])
  })

  it('[selector-50] the selector lists 50 tags at once, and finds the others by typing', async () => {
    const many = Array.from({ length: 60 }, (_, i) => tag(2001 + i, `Tag ${String(i + 1).padStart(2, '0')}`))
    answerWith(() => value(many))
    await show(<ProductTagsPanel productId={5} tags={[]} onSaved={() => undefined} />)
    await button('Edit Tags').click()
    await page.getByRole('combobox', { name: 'Tags' }).click()
    await expect.element(page.getByRole('option', { name: 'Tag 50' })).toBeInTheDocument()
    expect(page.getByRole('option').elements()).toHaveLength(50)
    await page.getByRole('combobox', { name: 'Tags' }).fill('Tag 60')
    await expect.element(page.getByRole('option', { name: 'Tag 60' })).toBeVisible()
  })

  it('a failure is reported, and the choice stays', async () => {
    serve(() => refusal('This tag was deleted meanwhile. Please look at the tags again.'))
    await show(panel)
    await button('Edit Tags').click()
    await button('Save').click()
    await expect
      .element(page.getByText(/^An error occurred while trying to update the Tags\. This tag was deleted/))
      .toBeVisible()
    await expect.element(button('Save')).toBeVisible()
  })
})

describe('the tags of a location', () => {
  const applied = (one: Tag, IsExcluded = false) => ({
    PantryLocationID: 3,
    PantryInventoryItemTagID: one.ID,
    IsExcluded,
    PantryInventoryItemTag: one,
  })
  const panel = <LocationTagsPanel locationId={3} isReadOnly={false} />
  const list = (name: string) => page.getByRole('list', { name, exact: true })

  it('[location-tags-lists] are listed as included, excluded and requiring it', async () => {
    serve(undefined, [applied(rare), applied(vegan, true), applied(seniors)])
    await show(panel)
    await expect.element(list('Included').getByText('Rare')).toBeVisible()
    await expect.element(list('Excluded').getByText('Vegan')).toBeVisible()
    await expect.element(list('Included, and shown only where assigned').getByText('Seniors')).toBeVisible()
    for (const words of [
      'Only products with this tag will be shown',
      'Products with this tag will not be shown',
      'Products appear only where assigned',
    ])
      await expect.element(page.getByText(words, { exact: true })).toBeVisible()
    await expect.poll(violations).toEqual([])
  })

  it('[location-tag-default-include] [location-tag-unapplied-only] [location-tags-added-display] adds one that is not applied', async () => {
    const placeTags = [applied(vegan)]
    const sent = serve(({ body }) => {
      placeTags.push(applied(rare, (body as { IsExcluded: boolean }).IsExcluded))
      return value(placeTags.at(-1))
    }, placeTags)
    await show(panel)
    await button('Add Tag').click()
    await page.getByRole('combobox').click()
    await expect.element(page.getByRole('option', { name: /Rare/ })).toBeVisible()
    await expect.element(page.getByRole('option', { name: /Vegan/ })).not.toBeInTheDocument()
    await page.getByRole('option', { name: /Rare/ }).click()
    await expect.element(button('Include')).toHaveAttribute('aria-pressed', 'true')
    await button('Add Tag').click()
    await expect.element(list('Included').getByText('Rare')).toBeVisible()
    await expect.element(button('Edit Tags')).toBeVisible()
    expect(changes(sent)[0]?.body).toEqual({ PantryLocationID: 3, PantryInventoryItemTagID: 1002, IsExcluded: false })
  })

  it('[location-tags-empty-display] [location-tags-states] leaves EDIT when the last one is removed', async () => {
    const placeTags = [applied(vegan)]
    serve(() => {
      placeTags.pop()
      return value(null)
    }, placeTags)
    await show(panel)
    await button('Edit Tags').click()
    await button('Remove Vegan').click()
    await expect.element(page.getByText(/^No tags\. All products are shown/)).toBeVisible()
    await expect.element(button('Done')).not.toBeInTheDocument()
  })

  it('[location-tag-remove-failed-reload] a failed removal is reported, and the tags are asked for again', async () => {
    const sent = serve(() => Response.json({ Successful: false, Message: 'no' }, { status: 500 }), [applied(vegan)])
    await show(panel)
    await button('Edit Tags').click()
    const before = sent.filter(({ method }) => method === 'GET').length
    await button('Remove Vegan').click()
    await expect
      .element(page.getByText('Update Failed: Unable to remove location tag. Please try again.'))
      .toBeVisible()
    await expect.poll(() => sent.filter(({ method }) => method === 'GET').length).toBeGreaterThan(before)
    await expect.element(button('Edit Tags')).toBeVisible()
  })

  it('a failed addition is reported, and what was chosen stays', async () => {
    serve(() => Response.json({ Successful: false, Message: 'no' }, { status: 500 }))
    await show(panel)
    await button('Add Tag').click()
    await page.getByRole('combobox').click()
    await page.getByRole('option', { name: /Rare/ }).click()
    await button('Add Tag').click()
    await expect.element(page.getByText('Add Failed: Unable to add location tag. Please try again.')).toBeVisible()
    await expect.element(page.getByRole('combobox')).toHaveTextContent('Rare [Program]')
  })

  it('that can’t be loaded are said to be so', async () => {
    answerWith(() => Response.json({ Successful: false, Message: 'no' }, { status: 500 }))
    await show(panel)
    await expect.element(page.getByText('Unable to load tags for selected location')).toBeVisible()
  })

  it('of another owner are shown without buttons', async () => {
    serve(undefined, [applied(vegan)])
    await show(<LocationTagsPanel locationId={3} isReadOnly />)
    await expect.element(page.getByText('Vegan')).toBeVisible()
    await expect.element(button('Add Tag')).not.toBeInTheDocument()
  })
})
