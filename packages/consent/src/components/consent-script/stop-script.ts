/**
 * Takes a script out of the page. A script that still loads would run nevertheless, unless it belongs to another
 * document: that of a `<template>`.
 */
export const stopScript = (script: HTMLScriptElement) =>
  document.createElement('template').content.append(script)
