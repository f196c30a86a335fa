import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { changesFor, siteOf } from './phone.mjs'

const PHONE = join(import.meta.dirname, '../phone')
const read = (name: string) => readFileSync(join(PHONE, name), 'utf8')

test.each(['http://areas.example.org', 'areas.example.org', 'https://areas.example.org/app', 'https://a:b@c.example'])(
  'siteOf throws for %s, which is not a plain https address',
  (address) => {
    expect(() => siteOf(address)).toThrow('no https address')
  },
)

test('siteOf returns null without a URL', () => {
  expect(siteOf(undefined)).toBeNull()
  expect(siteOf('')).toBeNull()
})

test("changesFor replaces the site's URL in every file of the phone apps and changes nothing else", () => {
  const changes = Object.entries(changesFor(new URL('https://areas.example.org')))
  expect(changes).toHaveLength(5)
  for (const [name, change] of changes) {
    const before = read(name)
    const after = change(before)
    expect(after, name).toContain('areas.example.org')
    expect(after, name).not.toContain('fieldfare.example')
    expect(after.replaceAll('areas.example.org', 'fieldfare.example'), name).toBe(before)
  }
})

test('the phone apps ask for the location in four languages, with a reason', () => {
  const texts = ['en', 'nl', 'de', 'fr'].map((language) => read(`ios/App/App/${language}.lproj/InfoPlist.strings`))
  for (const text of texts) expect(text).toMatch(/^NSLocationWhenInUseUsageDescription = "[^"]{40,}";\n$/)
  expect(new Set(texts).size).toBe(4)
  expect(read('ios/App/App/Info.plist')).toContain('<key>NSLocationWhenInUseUsageDescription</key>')
  for (const language of ['en', 'nl', 'de', 'fr'])
    expect(read('ios/App/App.xcodeproj/project.pbxproj')).toContain(`${language}.lproj/InfoPlist.strings`)
  expect(read('android/app/src/main/AndroidManifest.xml')).toContain('android.permission.ACCESS_FINE_LOCATION')
})

test('both phone apps have the same name and id, and open links to the site', () => {
  const { appId } = JSON.parse(read('capacitor.config.json')) as { appId: string }
  expect(read('android/app/build.gradle')).toContain(`applicationId "${appId}"`)
  expect(read('ios/App/App.xcodeproj/project.pbxproj')).toContain(`PRODUCT_BUNDLE_IDENTIFIER = ${appId};`)
  expect(
    read('ios/App/App.xcodeproj/project.pbxproj').match(/CODE_SIGN_ENTITLEMENTS = App\/App.entitlements/g),
  ).toHaveLength(2)
  expect(read('android/app/src/main/AndroidManifest.xml')).toContain('android:autoVerify="true"')
})

test('the offline page of the phone apps has texts in four languages and every file it refers to', () => {
  for (const [, name] of read('www/offline.html').matchAll(/src="([^"]+)"/g))
    expect(existsSync(join(PHONE, 'www', name!))).toBe(true)
  for (const language of ['nl', 'en', 'de', 'fr']) expect(read('www/offline.js')).toContain(`${language}: [`)
  expect(readdirSync(join(PHONE, 'www')).sort()).toEqual(['index.html', 'offline.html', 'offline.js', 'server.js'])
})
