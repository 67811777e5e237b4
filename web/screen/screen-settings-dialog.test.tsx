import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { devicesApi } from '#contract/delivery/device-changes.ts'
import { givenDevice } from '../testing/given.ts'
import { render, server } from '../testing/render.tsx'
import { violations } from '../testing/violations.ts'
import { ScreenSettingsDialog } from './screen-settings-dialog.tsx'

test('how far away she sits is asked, then how large the screen is, and a screen that is too small is named', async () => {
  server.answer(devicesApi.updateDevice, givenDevice())
  render(<ScreenSettingsDialog device={givenDevice()} onClose={() => {}} />)
  const dialog = page.getByRole('dialog', { name: 'Settings of Family screen' })
  await expect.element(dialog.getByLabelText('Size of the screen')).not.toBeInTheDocument()
  await dialog.getByText('3 m', { exact: true }).click()
  await dialog.getByLabelText('Size of the screen').selectOptions('10 inches (25 cm)')
  await expect.element(dialog.getByText('For 3 m a screen of 15 inches or more is better')).toBeVisible()
  await dialog.getByText('2 m', { exact: true }).click()
  await expect.element(dialog.getByText(/is better/)).not.toBeInTheDocument()
  expect(await violations()).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  const letters = { metres: 2, inches: 10, forWeakEyes: false }
  await expect.poll(() => server.lastBody(devicesApi.updateDevice)).toMatchObject({ letters })
})

test('an Echo has letters and quiet hours, and one look', async () => {
  server.answer(devicesApi.updateDevice, givenDevice({ kind: 'echo' }))
  render(<ScreenSettingsDialog device={givenDevice({ kind: 'echo' })} onClose={() => {}} />)
  const dialog = page.getByRole('dialog')
  await dialog.getByText('2 m', { exact: true }).click()
  await expect.element(dialog.getByText('What it shows')).not.toBeInTheDocument()
  await expect.element(dialog.getByText('Without its own it keeps those of the screens.')).toBeVisible()
  expect(await violations()).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  const letters = { metres: 2, inches: null, forWeakEyes: false }
  await expect.poll(() => server.lastBody(devicesApi.updateDevice)).toMatchObject({ letters })
  expect(server.lastBody(devicesApi.updateDevice)).not.toHaveProperty('look')
})

test('what was set is shown, and can be taken back', async () => {
  const letters = { metres: 4, inches: null, forWeakEyes: true }
  server.answer(devicesApi.updateDevice, givenDevice())
  render(<ScreenSettingsDialog device={givenDevice({ letters })} onClose={() => {}} />)
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByRole('radio', { name: '4 m' })).toBeChecked()
  await expect.element(dialog.getByLabelText('For weak eyes')).toBeChecked()
  await dialog.getByText('Not set', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => server.lastBody(devicesApi.updateDevice)).toMatchObject({ letters: null })
})
