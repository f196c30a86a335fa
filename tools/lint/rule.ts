import type { RuleTester } from 'oxlint/plugins-dev'
import { roomOf } from './floors.ts'

export type Rule = Extract<Parameters<RuleTester['run']>[1], { create: unknown }>
export type Context = Parameters<Rule['create']>[0]
export type Visitor = ReturnType<Rule['create']>

/** The place of a file in the project. */
export interface Place {
  workspace: 'shared' | 'server' | 'web'
  /** The room, usually the folder of a feature, as `roomOf` returns it; empty for files in src itself. */
  room: string
  /** The path relative to src. */
  path: string
}

/** @returns the place of a source file of a workspace; null for any other file */
export function placeOf(filename: string): Place | null {
  const found = /(?:^|\/)(shared|server|web)\/src\/(.+)$/.exec(filename.replaceAll('\\', '/'))
  if (!found?.[2]) return null
  const [workspace, path] = [found[1] as Place['workspace'], found[2]]
  return { workspace, room: roomOf(workspace, path), path }
}

export const isTest = (filename: string): boolean => /\.test\.tsx?$/.test(filename) || /\/src\/testing\//.test(filename)
