/** Works with and without signing in. */
export const defaultQuery = `# The newest public stories: press Ctrl+Enter.
# What is yours hangs below "viewer": paste
# a token below first.

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
