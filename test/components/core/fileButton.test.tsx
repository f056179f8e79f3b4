import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FileButton } from '../../../web/src/core/ui/FileButton.tsx'
import { show } from '../setup.tsx'

it('shows that it is at work until the file is read', async () => {
  const read = Promise.withResolvers<void>()
  const chosen: string[] = []
  await show(
    <FileButton
      label="Choose a file"
      accept=".csv"
      onChoose={(file) => {
        chosen.push(file.name)
        return read.promise
      }}
    />,
  )
  const button = page.getByRole('button', { name: 'Choose a file' })
  await expect.element(button).toBeEnabled()
  const input = document.querySelector('input[type=file]') as HTMLInputElement
  await userEvent.upload(input, new File(['a,b'], 'rows.csv', { type: 'text/csv' }))
  await expect.element(button).toBeDisabled()
  expect(chosen).toEqual(['rows.csv'])
  read.resolve()
  await expect.element(button).toBeEnabled()
})
