/** Works for anyone, signed in or not. */
export const defaultQuery = `# The newest public stories. Press the button (or Ctrl+Enter, Cmd+Enter) to read them.
# What is personal hangs below "viewer": sign in, and put the token into Headers.

query NewestStories {
  publicStories(first: 5) {
    totalCount
    edges {
      node {
        id
        title
        excerpt
        publishedAt
        author {
          name
        }
        tags {
          name
        }
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
  viewer {
    user {
      username
    }
  }
}
`;
