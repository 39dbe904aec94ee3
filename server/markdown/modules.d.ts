/** Replaces the plugin's published types, which need types of markdown-it that only one of our two compilations reads. */
declare module 'markdown-it-footnote' {
  import type { PluginSimple } from 'markdown-it';

  const plugin: PluginSimple;
  export default plugin;
}
